import { call, queryClient } from "@sihai/client";
import { staffMe } from "@sihai/contract/staff";
import { startSession, useSession } from "./session.ts";

/** What the latest reply said stands for the rights of who is signed in, and whose they were. */
let heard: { staffId: string; mark: string } | null = null;

/**
 * Hears with each reply whether the rights of who is signed in are still those the menu was drawn for, and asks for them anew when they are not, or when
 * something was forbidden. Nodes hear of a change within seconds of each other: the latest reply counts.
 */
export function hearRights(mark: string | null): void {
  const { staff } = useSession.getState();
  if (staff === null) return;
  const before = heard?.staffId === staff.staffId ? heard.mark : null;
  if (mark !== null) heard = { staffId: staff.staffId, mark };
  if (mark === null || (before !== null && before !== mark)) void renewRights(staff.staffId);
}

async function renewRights(staffId: string): Promise<void> {
  const me = await call(staffMe, {}, { quiet: true }).catch(() => null);
  const { staff } = useSession.getState();
  if (me === null || staff?.staffId !== staffId || me.staffId !== staffId) return;
  if (me.permissions.toSorted().join() === staff.permissions.toSorted().join()) return;
  startSession(me);
  await queryClient.invalidateQueries();
}
