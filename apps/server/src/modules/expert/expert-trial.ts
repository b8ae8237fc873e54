import type { SettingTrial } from "#platform";

const requestsMost = 2_000;

/** Requests to the expert of late, each at the fee. */
export const expertTrial: SettingTrial = {
  of: "experts",
  reads: ["expertFee"],
  async run({ db }, { before, after, since }) {
    const requests = await db
      .selectFrom("expert_service")
      .select("id")
      .where("created_at", ">=", since)
      .limit(requestsMost)
      .execute();
    return requests.map(() => ({ before: before.expertFee, after: after.expertFee }));
  },
};
