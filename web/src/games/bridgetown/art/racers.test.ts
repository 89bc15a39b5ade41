import { expect, it } from 'vitest'
import { fan } from './racers'

it('lets a racer alone stand upright in the middle', () => {
  expect(fan(0, 1)).toEqual({ dx: 0, lean: 0 })
})

it('opens four racers like a fan, as far to the left as to the right', () => {
  const places = [0, 1, 2, 3].map((index) => fan(index, 4))
  expect(places.map(({ lean }) => lean)).toEqual([-57, -19, 19, 57])
  expect(places[0]?.dx).toBe(-(places[3]?.dx ?? 0))
})
