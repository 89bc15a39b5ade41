import { expect, test } from 'vitest'
import { lightOnPaper } from './printing'

const { dataset } = document.documentElement
const happens = (event: string) => window.dispatchEvent(new Event(event))

test('a dark page is printed as a light one, and is dark again afterwards', () => {
  dataset.theme = 'dark'
  const end = lightOnPaper()
  happens('beforeprint')
  expect(dataset.theme).toBe('light')
  happens('afterprint')
  expect(dataset.theme).toBe('dark')
  end()
  happens('beforeprint')
  expect(dataset.theme).toBe('dark')
})
