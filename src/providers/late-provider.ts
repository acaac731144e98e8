type Method = (...given: never[]) => unknown

/**
 * A provider whose code is loaded on first use: each vendor's library takes 10 MB.
 * @param asked its method names; every method becomes asynchronous
 */
export function lateProvider<T extends Record<keyof T, Method>>(
  load: () => Promise<T>,
  asked: Record<keyof T, true>,
): T {
  let loading: Promise<T> | undefined
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const names = Object.keys(asked) as (keyof T)[]
  const methods = names.map((name) => [
    name,
    async (...given: never[]) => {
      const provider = await loaded()
      return provider[name](...given)
    },
  ])
  return Object.fromEntries(methods)
}
