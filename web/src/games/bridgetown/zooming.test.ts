import { expect, test } from 'vitest'
import { Zooming } from './zooming.svelte'

const box = (zooming: Zooming): number[] => zooming.box.split(' ').map(Number)

test('at first the whole map is in sight', () => {
  expect(box(new Zooming([-10, 0, 200, 100]))).toEqual([-10, 0, 200, 100])
})

test('a map that is enlarged shows a part of it, never what is beyond its edge', () => {
  const zooming = new Zooming([0, 0, 200, 100])
  zooming.zoom(2)
  expect(box(zooming)).toEqual([50, 25, 100, 50])
  zooming.lookAt(0, 100)
  expect(box(zooming)).toEqual([0, 50, 100, 50])
})

test('it can be enlarged only so far, and shown whole again', () => {
  const zooming = new Zooming([0, 0, 200, 100])
  for (let times = 0; times < 20; times++) zooming.closer()
  expect(zooming.scale).toBe(5)
  zooming.showAll()
  expect(box(zooming)).toEqual([0, 0, 200, 100])
})
