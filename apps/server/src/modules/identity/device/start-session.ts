import { type Device, deviceOf } from "@sihai/domain/identity";
import { type Deps, hashToken, openSession, type Tx } from "#platform";
import { tell } from "../../message/index.ts";
import type { LoggedIn } from "../auth-record.ts";
import { knowsDevices, lockDevices, rememberDevice } from "./device.store.ts";

/** The browser somebody comes with: its name, and what it says of itself. */
export type Came = { browser: string; userAgent: string };

type Given = Came & {
  userId: string;
  email: string;
  /** A code was proved in this browser. */
  hasProvedCode: boolean;
  at: Date;
};

/**
 * Opens a new session, always with a new id (rule F51). The owner hears of a browser never seen before, but for the first of all: two that
 * come at once wait for each other, so that one of them is not the first.
 */
export async function startSession(tx: Tx, deps: Pick<Deps, "jobs" | "config">, given: Given): Promise<LoggedIn> {
  const { userId, email, browser, userAgent, hasProvedCode, at } = given;
  await lockDevices(tx, userId);
  const isFirst = !(await knowsDevices(tx, userId));
  const isNew = await rememberDevice(tx, { userId, browser, hasProvedCode, at });
  const device = deviceOf(userAgent);
  if (isNew && !isFirst) await tellNewDevice(tx, deps, { userId, device, at });
  const { token, sessionId } = await openSession(tx, "shopper", userId, { hash: hashToken(browser), ...device });
  return { userId, email, token, sessionId };
}

type Seen = { userId: string; device: Device; at: Date };

async function tellNewDevice(tx: Tx, deps: Pick<Deps, "jobs" | "config">, { userId, device, at }: Seen): Promise<void> {
  const facts = { ...device, at: at.toISOString() };
  const link = "/user/setting?part=devices";
  await tell(tx, deps, { userId, type: "system", template: "new-device", facts, link, mail: true, at });
}
