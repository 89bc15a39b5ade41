import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './fonts.css'
import './players.css'
import { prefs, showTheme } from '$lib/prefs.svelte'
import { preferredLanguage, setLanguage } from '$lib/words.svelte'
import { renewWhenRebuilt } from './shell/renewal'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')

renewWhenRebuilt()

// The right theme and the right language from the first picture on.
showTheme(prefs.theme, matchMedia('(prefers-color-scheme: dark)').matches)
await setLanguage(preferredLanguage())

// A slow device may answer between reading the messages and the first picture.
await new Promise((resolve) => setTimeout(resolve))

export default mount(App, { target })
