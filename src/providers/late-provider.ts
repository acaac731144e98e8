type Method = (...given: never[]) => unknown

/**
 * A provider whose code is read in when it is first asked: the makers' own libraries take 10 MB each.
 * @param asked what it can be asked; each answer is waited for
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
