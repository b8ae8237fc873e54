/** The same, or an error when it takes longer; what was begun goes on, and nobody hears of it. */
export async function within<Value>(ms: number, begun: Promise<Value>): Promise<Value> {
  let overdue: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    overdue = setTimeout(() => reject(new Error(`timeout expired: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([begun, late]);
  } finally {
    clearTimeout(overdue);
  }
}
