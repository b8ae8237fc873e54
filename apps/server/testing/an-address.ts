import type { SpecWorld } from "./a-world.ts";
import type { Client } from "./client.ts";

/** Where a shopper lives: Berlin, whatever country a spec needs it to be in. */
export async function anAddress(spec: SpecWorld, client: Client, country = "DE"): Promise<string> {
  const row = await spec.deps.db
    .insertInto("address")
    .values({
      user_id: client.id,
      consignee: "Mei",
      last_name: "Chen",
      contact: "+49301234567",
      email: "mei@example.com",
      country,
      state: "Berlin",
      city: "Berlin",
      full_address: "Invalidenstraße 1",
      zip_code: "10115",
      created_at: spec.deps.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
