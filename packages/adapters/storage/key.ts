/** Throws RangeError for what is no key: nothing outside of the store can be named by one. */
export function checkKey(key: string): void {
  if (key.length > 300 || !key.split("/").every((word) => /^[\w-][\w.-]*$/.test(word)))
    throw new RangeError(`not a storage key: ${key.slice(0, 100)}`);
}
