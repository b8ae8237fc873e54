import { cny, money, sum } from "@sihai/domain";
import { returnNumber } from "@sihai/domain/return";
import type { Deps } from "#platform";
import { autopilotStaff } from "../warehouse/index.ts";
import { approveReturn } from "./approve-return.service.ts";
import { proofPicture } from "./proof-picture.ts";
import { recordExchangeShipped } from "./record-exchange.service.ts";
import { recordSellerRefund } from "./record-refund.service.ts";
import type { ReturnRequest } from "./return.store.ts";
import { deskReturns, itemsOfReturns } from "./return-list.store.ts";
import { recordReturnSent, recordSellerReceived } from "./send-back.service.ts";
import { uploadProof } from "./upload-proof.service.ts";

const atOnce = 20;

/** The returns desk by itself, in the sandbox: one step of each application a round, so that a person can watch it go. */
export async function autopilotReturns(deps: Deps): Promise<void> {
  const staffId = await autopilotStaff(deps.db, "buyer");
  if (staffId === null) return;
  const waiting = await Promise.all(
    (["applied", "approved", "sent-back", "seller-received"] as const).map((state) =>
      deskReturns(deps.db, state, { due: null, assigneeId: null, limit: atOnce }),
    ),
  );
  for (const row of waiting.flat()) await stepOn(deps, row, staffId);
}

async function stepOn(deps: Deps, row: ReturnRequest, staffId: string): Promise<void> {
  const command = { staffId, returnNo: returnNumber(row.id), now: deps.clock.now(), once: null };
  // The way back costs between ¥8 and ¥16, always the same for one application; the quote is a little above it.
  const freight = money(800n + BigInt(Number(BigInt(row.id) % 9n) * 100), "CNY");
  const digits = row.id.padStart(12, "0");
  if (row.state === "applied") await approveReturn(deps, { ...command, freight: sum([freight, cny("2.00")], "CNY") });
  else if (row.state === "approved")
    await recordReturnSent(deps, { ...command, courier: "sf", trackingNo: `SF2${digits}`, freight });
  else if (row.state === "sent-back") await recordSellerReceived(deps, command);
  else if (row.kind === "exchange") await recordExchangeShipped(deps, { ...command, courier: "sf", trackingNo: `SF3${digits}` });
  else await refund(deps, row, command);
}

async function refund(deps: Deps, row: ReturnRequest, command: Parameters<typeof recordSellerReceived>[1]): Promise<void> {
  const items = await itemsOfReturns(deps.db, [row.id]);
  const sellerRefund = sum(
    items.map(({ cost }) => cost),
    "CNY",
  );
  const proof = await uploadProof(deps, { ...command, bytes: await proofPicture(command.returnNo, sellerRefund) });
  if (proof.ok) await recordSellerRefund(deps, { ...command, sellerRefund, note: "", proofs: [proof.value.fileId] });
}
