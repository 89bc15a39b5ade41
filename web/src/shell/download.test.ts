import { expect, test } from 'vitest'
import { layOut } from './download'

test('what is short takes one line, what is long one line for each part', () => {
  const spaces = Array.from({ length: 4 }, (_, id) => ({
    id: `SP${id}`,
    name: 'A street & another one',
    at: [id, 20],
  }))
  expect(layOut({ name: 'Venice', spaces })).toBe(
    [
      '{',
      '  "name": "Venice",',
      '  "spaces": [',
      '    { "id": "SP0", "name": "A street & another one", "at": [0, 20] },',
      '    { "id": "SP1", "name": "A street & another one", "at": [1, 20] },',
      '    { "id": "SP2", "name": "A street & another one", "at": [2, 20] },',
      '    { "id": "SP3", "name": "A street & another one", "at": [3, 20] }',
      '  ]',
      '}',
    ].join('\n'),
  )
})

test('the file says the same as the data', () => {
  const data = { empty: {}, none: [], flag: true, points: [[1, -2]], text: '“a” \n'.repeat(40) }
  expect(JSON.parse(layOut(data))).toEqual(data)
})
