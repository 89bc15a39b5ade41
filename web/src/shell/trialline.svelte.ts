/** A line whose state a test sets. */
import type { Live } from '$lib/live.svelte'

export class TrialLine {
  connection = $state<Live['connection']>('connecting')
}
