import type { CallData } from "@sihai/contract";
import { editUserInfo, userInfo } from "@sihai/contract/identity";
import { userNamePattern } from "@sihai/domain/identity";
import { memberMark } from "@sihai/domain/warehouse";
import { identityDict } from "@sihai/text/dict/identity";
import {
  Bound,
  type BoundField,
  Card,
  Cell,
  CellGroup,
  FormPage,
  Page,
  Radios,
  SkeletonList,
  TextField,
  toastSuccess,
} from "@sihai/ui";
import * as z from "zod/mini";
import { copyText, goBack, NotYet, refusalText, useAction, useDict, useEndpoint, useWarehouseNames } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { AvatarField } from "./AvatarField.tsx";

/** Names, picture and usual warehouse. */
export default function UserInfoEditPage() {
  const words = useDict(identityDict);
  const info = useEndpoint(userInfo, {});
  if (info.data) return <EditForm info={info.data} />;
  return (
    <Page title={words.personalData}>
      <NotYet read={info} skeleton={<SkeletonList cards={2} />} />
    </Page>
  );
}

const nickNameMax = 30;

type Entry = { userName: string; nickName: string; warehouse: string };

/** Names being changed, over a reload; begun anew once others were saved. */
const draft = tabDraft<Entry>("sh_names");

function EditForm({ info }: { info: CallData<typeof userInfo> }) {
  const words = useDict(identityDict);
  const schema = z.object({
    userName: z.string().check(z.refine((text) => userNamePattern.test(text.trim()), { error: words.badUserName })),
    nickName: z.string().check(z.maxLength(nickNameMax)),
    warehouse: z.string(),
  });
  const saved: Entry = { userName: info.userName, nickName: info.nickName, warehouse: String(info.warehouseId) };
  const form = useKeptForm<Entry>(schema, draft, [info.userId, ...Object.values(saved)].join(" "), saved);
  const save = useAction(editUserInfo, {
    quiet: true,
    refreshes: [userInfo],
    onDone() {
      draft.forget();
      toastSuccess(words.saved);
      goBack();
    },
    onFailed: (error) => form.setError("userName", { message: refusalText(error, words.saveFailed) }, { shouldFocus: true }),
  });
  const mark = memberMark(info.userId);
  return (
    <FormPage
      title={words.personalData}
      form={form}
      pending={save.pending}
      submitText={words.save}
      onSubmit={({ userName, nickName, warehouse }) =>
        save.run({ body: { userName: userName.trim(), nickName: nickName.trim(), warehouseId: Number(warehouse) } })
      }
    >
      <AvatarField src={info.avatar} name={info.nickName || info.userName} />
      <Bound form={form} name="userName">
        {(field) => <TextField label={words.userName} maxLength={20} required {...field} />}
      </Bound>
      <Bound form={form} name="nickName">
        {(field) => <TextField label={words.nickName} hint={words.nickNameHint} maxLength={nickNameMax} counter {...field} />}
      </Bound>
      <Card>
        <Bound form={form} name="warehouse">
          {(field) => <UsualWarehouse {...field} />}
        </Bound>
      </Card>
      <CellGroup>
        <Cell title={words.memberMark} note={words.memberMarkNote} value={mark} onClick={() => void copyText(mark)} />
      </CellGroup>
    </FormPage>
  );
}

function UsualWarehouse(field: BoundField<string>) {
  const words = useDict(identityDict);
  const warehouses = useWarehouseNames();
  return <Radios label={words.preferredWarehouse} options={warehouses.open} {...field} />;
}
