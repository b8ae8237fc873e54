type Page<Row> = { list: readonly Row[]; next: string | null };

/** What a list that is read on from a place shows from its first page to its last. */
export async function allPages<Row>(page: (after: { after?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await page({});
  const seen = [...first.list];
  for (let { next } = first; next !== null; ) {
    const further = await page({ after: next });
    seen.push(...further.list);
    next = further.next;
  }
  return seen;
}
