import { ApiError, call, isNotLoggedIn, queryClient } from "@sihai/client";
import { staffLogOut, staffMe } from "@sihai/contract/staff";
import type { StaffPermission } from "@sihai/domain/staff";
import { create } from "zustand";

export type SignedIn = { staffId: string; name: string; permissions: readonly StaffPermission[]; mustEnrol?: boolean };
type Session = { status: "unknown" | "nobody"; staff: null } | { status: "signed-in"; staff: SignedIn };

export const useSession = create<Session>(() => ({ status: "unknown", staff: null }));

const hintKey = "sh_staff_in";

/** Asks the server once per visit who is signed in, where somebody was on this device. Throws when it could not say. */
export async function whoIsSignedIn(): Promise<SignedIn | null> {
  const { status, staff } = useSession.getState();
  if (status !== "unknown") return staff;
  if (!hasSessionHint()) return null;
  try {
    const me = await call(staffMe, {}, { quiet: true, staysWithoutLogin: true });
    startSession(me);
    return me;
  } catch (error) {
    if (!(error instanceof ApiError && isNotLoggedIn(error))) throw error;
    endSession();
    return null;
  }
}

/** Takes whom the server has just let in, and remembers on this device that somebody was. */
export function startSession(staff: SignedIn): void {
  saveSessionHint(true);
  useSession.setState({ status: "signed-in", staff }, true);
}

/** Forgets who was signed in and everything they saw. */
export function endSession(): void {
  saveSessionHint(false);
  queryClient.clear();
  useSession.setState({ status: "nobody", staff: null }, true);
}

/** Ends the session at the server, then forgets it here; throws, and forgets nothing, when the server could not be told. */
export async function signOut(): Promise<void> {
  await call(staffLogOut, {}, { staysWithoutLogin: true });
  endSession();
}

/** Whether the member of staff signed in may do something; the server decides anyway. */
export function useMay(): (permission: StaffPermission | null) => boolean {
  const staff = useSession((state) => state.staff);
  return (permission) => permission === null || (staff?.permissions.includes(permission) ?? false);
}

/** Whether somebody signed in here before: enough to ask, never enough to trust. Without storage the server is always asked. */
function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return true;
  }
}

function saveSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(hintKey, "1");
    else localStorage.removeItem(hintKey);
  } catch {
    // See above: the server is asked instead.
  }
}
