import { ApiError, isNotLoggedIn, request } from "@sihai/client";
import { create } from "zustand";
import { forgetPerson } from "../connection/offline.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";

const userIdCookie = "sh_uid";
const emailCookie = "sh_email";

type User = { userId: string; email: string; [more: string]: unknown };

/** `unknown` until the server was asked once; a visitor without the cookie is not asked about. */
type Session = { status: "unknown" | "visitor"; user: null } | { status: "user"; user: User };

export const useSession = create<Session>(() => ({
  status: readCookie(userIdCookie) === null ? "visitor" : "unknown",
  user: null,
}));

/** Whether this device remembers a user (rule M-26): enough to try, never enough to trust. */
export function knownAsLoggedIn(): boolean {
  return useSession.getState().status === "user" || readCookie(userIdCookie) !== null;
}

/** The user this device remembers; null for a visitor. */
export function knownUserId(): string | null {
  return readCookie(userIdCookie);
}

let asking: Promise<boolean> | null = null;

/** Asks the server who is logged in and keeps user id and e-mail in cookies (rules O-11 and O-12). True for a user. */
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
      // The device's memory.
      hasStandIn: true,
    });
    const user = registeredUser(reply);
    if (user === null) return leaveSession();
    if (![null, user.userId].includes(knownUserId())) forgetPerson();
    writeCookie(userIdCookie, user.userId);
    writeCookie(emailCookie, user.email);
    useSession.setState({ status: "user", user }, true);
    return true;
  } catch (error) {
    if (error instanceof ApiError && isNotLoggedIn(error)) return leaveSession();
    // The server could not say: the device's memory has to do, and every call decides for itself.
    return knownAsLoggedIn();
  }
}

/** The user of an auth record: logged in by its access token, and registered (rules B-23 and B-24). Null for anybody else. */
function registeredUser(record: unknown): User | null {
  if (typeof record !== "object" || record === null) return null;
  const { userId, email, isRegistered, authInfo }: Partial<Record<string, unknown>> = { ...record };
  const hasToken =
    typeof authInfo === "object" && authInfo !== null && "accessToken" in authInfo && Boolean(authInfo.accessToken);
  if (!hasToken || isRegistered !== true || typeof userId !== "string" || userId === "") return null;
  return { ...record, userId, email: typeof email === "string" ? email : "" };
}

/** Forgets the user on this device, after a log-out or an ended session. */
export function leaveSession(): false {
  clearCookie(userIdCookie);
  clearCookie(emailCookie);
  forgetPerson();
  useSession.setState({ status: "visitor", user: null }, true);
  return false;
}

/** For the login gate: whether a user is logged in, asking the server once per visit. */
export async function hasUser(): Promise<boolean> {
  if (useSession.getState().status === "user") return true;
  if (!knownAsLoggedIn()) return false;
  return refreshSession();
}
