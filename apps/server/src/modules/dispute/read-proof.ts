import type { Db } from "#platform";
import { forStaff, pictureUrl } from "../file/index.ts";
import type { Dispute } from "./dispute.store.ts";
import { correspondenceOf, ordersOf, parcelsOf, paymentOf, picturesOf, termsAcceptedAt, worksOf } from "./proof.store.ts";

export type Proof = Awaited<ReturnType<typeof readProof>>;

const nothing = { payment: null, termsAcceptedAt: null, orders: [], parcels: [], works: [], pictures: [], correspondence: [] };

/** Everything on record about a disputed charge; nothing of one that nobody here made. */
export async function readProof(db: Db, dispute: Dispute) {
  const { userId, attemptId } = dispute;
  if (userId === null || attemptId === null) return nothing;
  const of = { ...dispute, userId, attemptId };
  const payment = await paymentOf(db, of);
  const [accepted, orders, parcels, works, pictures, correspondence] = await Promise.all([
    termsAcceptedAt(db, userId),
    ordersOf(db, of),
    parcelsOf(db, of),
    worksOf(db, of),
    picturesOf(db, of),
    correspondenceOf(db, of, payment.paidAt),
  ]);
  return {
    ...{ payment, termsAcceptedAt: accepted, orders, parcels, works, correspondence },
    pictures: pictures.map((one) => ({ ...one, url: forStaff(pictureUrl(one.fileId, 400)) ?? "" })),
  };
}
