/**
 * The order of a list that the database sorts, for its table. Orders are as the call takes them: a column's key, and with a minus the other way
 * round. A page in another order begins at the beginning.
 */
export function orderBy<Order extends string>(
  orders: readonly Order[],
  by: Order | undefined,
  change: (to: { sort: Order | undefined; after: undefined }) => void,
) {
  return {
    keys: orders.filter((order) => !order.startsWith("-")),
    by,
    onOrder: (asked: string | undefined) => change({ sort: orders.find((order) => order === asked), after: undefined }),
  };
}
