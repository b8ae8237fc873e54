import { useEndpoint } from "@sihai/client";
import { listStaff } from "@sihai/contract/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Card } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ReadTable } from "#desk";
import { InviteForm } from "./InviteForm.tsx";
import { StaffPanel } from "./StaffPanel.tsx";
import { Standing } from "./Standing.tsx";
import type { OwnRoles, StaffMember } from "./types.ts";
import { useRoleName } from "./use-role-name.ts";

/** Who may log in to the console, and what each may do; new colleagues are invited here. */
export default function StaffPage() {
  const words = useDict(consoleStaffDict);
  const [{ open }, change] = usePageSearch("/staff");
  const read = useEndpoint(listStaff, {}, { freshMs: 0 });
  const ownRoles = read.data?.ownRoles ?? [];
  const columns = useColumns(ownRoles);
  const chosen = read.data?.list.find(({ staffId }) => staffId === open);
  return (
    <WorkPage title={words.title}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
        <Card flush>
          <ReadTable
            read={read}
            caption={words.title}
            rows={read.data?.list ?? []}
            rowId={({ staffId }) => staffId}
            columns={columns}
            emptyText={words.empty}
            onOpen={({ staffId }) => change({ open: staffId })}
            {...(open && { openId: open })}
          />
        </Card>
        {chosen ? (
          <StaffPanel key={chosen.staffId} member={chosen} ownRoles={ownRoles} onClose={() => change({ open: undefined })} />
        ) : (
          <InviteForm ownRoles={ownRoles} />
        )}
      </div>
    </WorkPage>
  );
}

function useColumns(ownRoles: OwnRoles): DataColumn<StaffMember>[] {
  const words = useDict(consoleStaffDict);
  const nameOf = useRoleName(ownRoles);
  return [
    { key: "login", title: words.login, cell: ({ login }) => <span className="font-semibold">{login}</span> },
    { key: "name", title: words.name, cell: ({ name }) => name },
    { key: "roles", title: words.rolesTitle, cell: ({ roles }) => roles.map(nameOf).join(", ") },
    { key: "standing", title: words.standing, cell: (member) => <Standing member={member} /> },
    { key: "factor", title: words.factor, cell: ({ hasFactor }) => (hasFactor ? words.on : words.off) },
  ];
}
