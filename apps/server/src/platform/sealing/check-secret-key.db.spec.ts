import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { aWorld } from "#testing";
import { checkSecretKey, SecretKeyRefused } from "./check-secret-key.ts";

it("a key other than the one the database was written with is noticed at the start, by any node", async () => {
  const { db } = (await aWorld()).deps;
  const keys = () => ({ current: randomBytes(32), others: [] });
  const [key, other] = [keys(), keys()];
  await checkSecretKey(db, key);
  await checkSecretKey(db, key);
  await expect(checkSecretKey(db, other)).rejects.toThrow(SecretKeyRefused);
  await expect(checkSecretKey(db, other)).rejects.toThrow(/SECRET_KEY is not the key/);
});
