import { expect, test } from 'vitest'
import source from '../index.html?raw'

const page = new DOMParser().parseFromString(source, 'text/html')

test('the page keeps to its policy: no inline script, no inline style', () => {
  expect(page.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0)
})

test('the page can be found, read and marked with an icon', () => {
  expect(page.documentElement.lang).toBe('en')
  expect(page.title).toBe('Twinspan')
  expect(page.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBeTruthy()
  expect(page.querySelector('link#icon[rel=icon]')).not.toBeNull()
})
