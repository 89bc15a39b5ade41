/** Whether an address reaches only the computer on which it is opened. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
