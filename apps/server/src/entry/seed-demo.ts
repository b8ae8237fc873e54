import { hash } from "@node-rs/argon2";
import type { StaffRole } from "@sihai/domain/staff";
import type { World } from "./build-world.ts";

export type Seeded = { logins: string[] };

const staff: readonly { login: string; name: string; roles: StaffRole[] }[] = [
  { login: "lin", name: "Lin 林", roles: ["admin"] },
  { login: "bo", name: "Bo 博", roles: ["buyer"] },
  { login: "rui", name: "Rui 蕊", roles: ["receiver", "photographer"] },
  { login: "pan", name: "Pan 潘", roles: ["packer", "dispatcher"] },
];
const demoPassword = "sihai-demo-2026";

/** People of the demo, made once. Nothing is seeded for an empty production start. */
export async function seedDemo({ deps }: World): Promise<Seeded> {
  if (!deps.config.demo || !deps.config.sandbox) return { logins: [] };
  const now = deps.clock.now();
  const passwordHash = await hash(demoPassword);
  for (const { login, name, roles } of staff) {
    await deps.db
      .insertInto("staff")
      .values({ login, name, roles, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) => conflict.column("login").doNothing())
      .execute();
  }
  return { logins: [`console: lin, bo (buying), rui (receiving), pan (packing); password ${demoPassword}`] };
}
