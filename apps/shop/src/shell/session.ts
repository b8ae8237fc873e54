import { ApiError, isNotLoggedIn, request } from "@sihai/client";
import { create } from "zustand";

import { clearCookie, readCookie, writeCookie } from "./cookies.ts";

const userIdCookie = "sh_uid";
const emailCookie = "sh_email";

/** `unknown` until the server was asked once; a visitor without the cookie is not asked about. */
type Session =
  | { status: "unknown" | "visitor"; user: null }
  | { status: "user"; user: { userId: string; email: string; [more: string]: unknown } };

export const useSession = create<Session>(() => ({
  status: readCookie(userIdCookie) === null ? "visitor" : "unknown",
  user: null,
}));

/** Whether this device remembers a user (M-26): enough to try, never enough to trust. */
export function knownAsLoggedIn(): boolean {
  return useSession.getState().status === "user" || readCookie(userIdCookie) !== null;
}

let asking: Promise<boolean> | null = null;

/** Asks the server who is logged in and keeps user id and e-mail in cookies (O-11, O-12). True for a user. */
export function refreshSession(): Promise<boolean> {
  asking ??= askSession().finally(() => {
    asking = null;
  });
  return asking;
}

async function askSession(): Promise<boolean> {
  try {
    const reply = await request({
      method: "POST",
      path: "/user/oauth/personal-center-new",
      staysWithoutLogin: true,
      quiet: true,
    });
    const data = typeof reply === "object" && reply !== null ? reply : {};
    const userId = "userId" in data ? String(data.userId) : "";
    const email = "email" in data && typeof data.email === "string" ? data.email : "";
    if (userId === "") return leaveSession();
    writeCookie(userIdCookie, userId);
    writeCookie(emailCookie, email);
    useSession.setState({ status: "user", user: { ...data, userId, email } }, true);
    return true;
  } catch (error) {
    if (error instanceof ApiError && isNotLoggedIn(error)) return leaveSession();
    // The server could not say: the device's memory has to do, and every call decides for itself.
    return knownAsLoggedIn();
  }
}

/** Forgets the user on this device, after a log-out or an ended session. */
export function leaveSession(): false {
  clearCookie(userIdCookie);
  clearCookie(emailCookie);
  useSession.setState({ status: "visitor", user: null }, true);
  return false;
}

/** For the login gate: whether a user is logged in, asking the server once per visit. */
export async function hasUser(): Promise<boolean> {
  if (useSession.getState().status === "user") return true;
  if (!knownAsLoggedIn()) return false;
  return refreshSession();
}
