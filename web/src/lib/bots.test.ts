import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import Opponents from '../shell/Opponents.svelte'
import { botExcuse, botName, botNote } from './bots'
import { setLanguage } from './words.svelte'

const OURS = ['journeyman', 'apprentice', 'random']

beforeAll(async () => {
  await setLanguage('en')
})

test('our computers have names and notes in the language of the reader', async () => {
  expect(OURS.map(botName)).toEqual(['Journeyman', 'Apprentice', 'Drifter'])
  expect(OURS.map(botNote)).not.toContain('')
  await setLanguage('de')
  expect(botName('apprentice')).toBe('Lehrling')
  await setLanguage('en')
})

test('a computer that is not ours is called by the name of its class', () => {
  expect(botName('mymodule:MyBot')).toBe('MyBot')
  expect(botName('some.package.bots:Greedy')).toBe('Greedy')
  expect(botName('greedy')).toBe('greedy')
  expect(botNote('mymodule:MyBot')).toBe('')
  expect(botExcuse('mymodule:MyBot')).toBe('')
})

test('one of ours with a budget of its own says so', () => {
  expect(botName('journeyman:5s')).toBe('Journeyman 5s')
})

test('only some excuse what looks worse by their own figures', () => {
  expect(botExcuse('apprentice')).not.toBe('')
  expect(botExcuse('random')).toBe('')
})

test('nothing is said of an opponent that is not ours', () => {
  const bots = [...OURS, 'mymodule:MyBot']
  const strengths = ['mymodule:MyBot', 'mymodule:MyBot']
  const { container } = render(Opponents, { bots, fewest: 1, most: 3, strengths, choose: vi.fn() })
  expect(screen.getByRole('option', { name: 'MyBot', selected: true })).toBeTruthy()
  expect(container.querySelector('.note')?.textContent.trim()).toBe('')
})
