import { type ClaimState, claimStates, mayMoveClaim } from "@sihai/domain/claim";
import { describe, expect, it } from "vitest";
import { acts, aDeliveredParcel, told } from "../../../testing/claim/claims.ts";
import { benches, desk, lapse, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";

standOnClaimGround();

describe("acts in the wrong state (rule F41)", () => {
  const actsTo: Record<string, { to: ClaimState; from: readonly ClaimState[] }> = {
    review: { to: "reviewing", from: ["open"] },
    offer: { to: "offered", from: ["reviewing"] },
    refuse: { to: "refused", from: ["reviewing"] },
    accept: { to: "accepted", from: ["offered"] },
    contest: { to: "reviewing", from: ["offered", "lapsed"] },
    withdraw: { to: "withdrawn", from: ["open", "reviewing", "offered"] },
    write: { to: "open", from: ["open", "reviewing", "offered", "accepted"] },
    answer: { to: "open", from: ["open", "reviewing", "offered", "accepted"] },
    pay: { to: "paid", from: ["accepted"] },
  };
  const paths: Record<Exclude<ClaimState, "void">, readonly (keyof ReturnType<typeof acts> | "lapse")[]> = {
    open: [],
    reviewing: ["review"],
    offered: ["review", "offer"],
    accepted: ["review", "offer", "accept"],
    paid: ["review", "offer", "accept", "pay"],
    refused: ["review", "refuse"],
    withdrawn: ["withdraw"],
    lapsed: ["review", "offer", "lapse"],
  };

  // What is void has its own spec: its parcel was found.
  it.each(claimStates.filter((state) => state !== "void"))(
    "%s: what the table forbids is refused and changes nothing",
    async (state) => {
      for (const [name, { to, from }] of Object.entries(actsTo)) {
        if (from.includes(state)) {
          if (name !== "write" && name !== "answer") expect(mayMoveClaim(state, to)).toBe(true);
          continue;
        }
        const parcel = await aDeliveredOnce();
        const claimNo = await told(mei, parcel);
        const act = acts(mei, desk, claimNo);
        for (const step of paths[state])
          if (step === "lapse") await lapse(claimNo);
          else expect((await act[step]()).ok, `${step} towards ${state}`).toBe(true);
        const rows = () =>
          world.deps.db
            .selectFrom("timeline")
            .select("seq")
            .where("subject_kind", "=", "claim")
            .where("user_id", "=", mei.id)
            .execute();
        const before = (await rows()).length;
        const reply = await act[name as keyof typeof act]();
        expect(reply.ok ? "done" : reply.code, `${name} in ${state}`).toBe("CLAIM_STATE_REFUSED");
        expect(await rows()).toHaveLength(before);
        await free(claimNo);
      }
    },
  );

  let shared: Awaited<ReturnType<typeof aDeliveredParcel>> | null = null;
  /** One parcel for all pairs: its claim is taken away between them, as no buyer could. */
  async function aDeliveredOnce() {
    shared ??= await aDeliveredParcel(world, mei, benches, "150.00");
    return shared;
  }
  async function free(claimNo: string) {
    const { db } = world.deps;
    const id = claimNo.slice(2);
    await db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom("claim").select(["state", "user_id"]).where("id", "=", id).executeTakeFirstOrThrow();
      if (["refused", "withdrawn", "lapsed"].includes(row.state)) return;
      if (row.state === "paid") {
        shared = null;
        return;
      }
      for (const table of ["claim_photo", "claim_item", "claim_message"] as const)
        await tx.deleteFrom(table).where("claim_id", "=", id).execute();
      await tx.deleteFrom("timeline").where("subject_kind", "=", "claim").where("subject_id", "=", id).execute();
      await tx.deleteFrom("claim").where("id", "=", id).execute();
    });
  }
});
