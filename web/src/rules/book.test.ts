import { expect, test } from 'vitest'
import bridgetown from '../../../src/twinspan/text/messages/en/bridgetown-rules.ftl?raw'
import london from '../../../src/twinspan/text/messages/en/london-rules.ftl?raw'
import table from '../../../src/twinspan/text/messages/en/table-rules.ftl?raw'
import { gameLetter, readBook } from './book'

const book = readBook([london, table])

test('the chapters come in the order of the file, the table last', () => {
  const ids = book.map(({ id }) => id)
  expect(ids.slice(0, 6)).toEqual(['L1', 'L2', 'L3', 'L3.1', 'L3.2', 'L3.3'])
  expect(ids.at(-1)).toBe('T')
  expect(book.filter(({ part }) => part).map(({ id }) => id)).toEqual(['L3.1', 'L3.2', 'L3.3'])
})

test('rules and intros belong to the chapter before them', () => {
  const bridge = book.find(({ id }) => id === 'L4')
  expect(bridge?.rules.map(({ id }) => id)).toEqual([
    'L4.1',
    'L4.2',
    'L4.3',
    'R4.6',
    'L4.4',
    'L4.5',
  ])
  expect(bridge?.rules.filter(({ ruling }) => ruling).map(({ id }) => id)).toEqual(['R4.6'])
  expect(bridge?.intro).toBeNull()
  expect(book.find(({ id }) => id === 'L5')?.intro).toBe('intro-L5')
})

test('a ruling that completes a rule is added to it', () => {
  const rules = book.flatMap((chapter) => chapter.rules)
  const completed = rules.filter(({ added }) => added !== null).map(({ id, added }) => [id, added])
  expect(completed).toEqual([
    ['L1.3', 'ruling-L1-3'],
    ['L1.10', 'ruling-L1-10'],
    ['L2.1', 'ruling-L2-1'],
    ['L2.6', 'ruling-L2-6'],
    ['L3.2.5', 'ruling-L3-2-5'],
    ['L3.3.4', 'ruling-L3-3-4'],
    ['L5.2', 'ruling-L5-2'],
    ['L8.10', 'ruling-L8-10'],
    ['L8.14', 'ruling-L8-14'],
  ])
})

test('a ruling without a rule before it is a rule that is all ours', () => {
  const rule = book.flatMap(({ rules }) => rules).find(({ id }) => id === 'L6.11')
  expect(rule).toEqual({ id: 'L6.11', message: 'ruling-L6-11', ruling: true, added: null })
})

test('every rule of the source is in the book', () => {
  const written = [...`${london}\n${table}`.matchAll(/^rul(?:e|ing)-(\S+) =/gm)]
  const ids = new Set(written.map(([, id]) => id))
  expect(book.flatMap(({ rules }) => rules)).toHaveLength(ids.size)
})

test('the letter of a game is that of its own rules, not of rulings or of the table', () => {
  expect(gameLetter(book)).toBe('L')
  expect(gameLetter(readBook([bridgetown, table]))).toBe('B')
})
