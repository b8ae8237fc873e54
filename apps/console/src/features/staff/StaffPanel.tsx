import { useAction } from "@sihai/client";
import { changeRoles, disableStaff, enableStaff, inviteAgain, listStaff, resetFactor } from "@sihai/contract/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { defer, useDict, useSession } from "#console";
import { Facts, PanelCard } from "#desk";
import { RoleChips } from "./RoleChips.tsx";
import { Standing } from "./Standing.tsx";
import type { OwnRoles, StaffMember } from "./types.ts";

type StaffPanelProps = { member: StaffMember; ownRoles: OwnRoles; onClose: () => void };

/** One colleague: what they may do, and their login. */
export function StaffPanel({ member, ownRoles, onClose }: StaffPanelProps) {
  const words = useDict(consoleStaffDict);
  const [roles, setRoles] = useState(member.roles);
  const { login, name, email, staffId, hasFactor } = member;
  const save = useAction(changeRoles, { refreshes: [listStaff], onDone: () => toastSuccess(words.done(login)) });
  return (
    <section aria-label={login} className="flex min-w-0 flex-col gap-3">
      <PanelCard onClose={onClose} title={login}>
        <Facts
          rows={[
            [words.name, name],
            [words.email, email],
            [words.standing, <Standing key="standing" member={member} />],
            [words.factor, hasFactor ? words.on : words.off],
          ]}
        />
      </PanelCard>
      <Card className="flex flex-col gap-3">
        <RoleChips value={roles} ownRoles={ownRoles} onChange={setRoles} />
        <div>
          <Button
            pending={save.pending}
            disabledReason={roles.length === 0 ? words.roleNeeded : null}
            onClick={() => void save.run({ body: { staffId, roles } })}
          >
            {words.saveRoles}
          </Button>
        </div>
      </Card>
      <LoginActs member={member} />
    </section>
  );
}

function LoginActs({ member: { staffId, login, email, disabled, hasFactor } }: { member: StaffMember }) {
  const words = useDict(consoleStaffDict);
  const me = useSession((state) => state.staff?.staffId);
  const done = { refreshes: [listStaff], onDone: () => toastSuccess(words.done(login)) };
  const again = useAction(inviteAgain, done);
  const disable = useAction(disableStaff, done);
  const enable = useAction(enableStaff, done);
  const reset = useAction(resetFactor, done);
  const body = { staffId };
  /** Somebody is thrown out in the middle of their work: not with a slip of the hand. */
  const takeAway = () => defer({ text: words.disabling(login), subject: login, act: () => disable.run({ body }) });
  // What is one's own another admin does.
  if (staffId === me) return null;
  return (
    <Card className="flex flex-wrap gap-2">
      {email === null || disabled ? null : (
        <Button kind="quiet" pending={again.pending} onClick={() => void again.run({ body })}>
          {words.again}
        </Button>
      )}
      {hasFactor ? (
        <Button kind="quiet" pending={reset.pending} onClick={() => void reset.run({ body })}>
          {words.resetFactor}
        </Button>
      ) : null}
      {disabled ? (
        <Button pending={enable.pending} onClick={() => void enable.run({ body })}>
          {words.enable}
        </Button>
      ) : (
        <Button kind="danger" pending={disable.pending} onClick={takeAway}>
          {words.disable}
        </Button>
      )}
    </Card>
  );
}
