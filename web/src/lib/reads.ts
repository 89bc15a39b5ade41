/** Names what an effect depends on besides what it uses: whatever is passed is followed. */
export const reads = (...values: readonly unknown[]): number => values.length
