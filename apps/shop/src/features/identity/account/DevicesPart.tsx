import type { CallData } from "@sihai/contract";
import { listDevices, signOutDevice, signOutOthers } from "@sihai/contract/identity";
import { deviceName, formatBoth } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Cell, CellGroup, confirmBox, Page, SkeletonList, Tag, TextLink, toastSuccess } from "@sihai/ui";
import { Laptop, Smartphone } from "lucide-react";
import { href, NotYet, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { ViewingsCard } from "./ViewingsCard.tsx";

type Device = CallData<typeof listDevices>["list"][number];
const phones: readonly Device["system"][] = ["iphone", "ipad", "android"];

/** Where I am logged in, and ending it: one device, or all but this. */
export function DevicesPart() {
  const words = useDict(accountDict);
  const devices = useEndpoint(listDevices, {}, { freshMs: 0 });
  return (
    <Page title={words.devices}>
      {devices.data ? null : <NotYet read={devices} skeleton={<SkeletonList cards={2} />} />}
      {devices.data ? (
        <>
          <CellGroup>
            {devices.data.list
              .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
              .map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
          </CellGroup>
          <PasskeysCard />
          <NotYou />
          <ViewingsCard />
        </>
      ) : null}
    </Page>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const name = deviceName(device, language);
  const leave = useAction(signOutDevice, {
    refreshes: [listDevices],
    onDone: () => toastSuccess(words.deviceLoggedOut),
  });
  async function ask() {
    const question = { title: words.logOutDeviceAsk(name), text: words.logOutDeviceText, confirmText: words.logOutDevice };
    if (await confirmBox({ ...question, danger: true })) void leave.run({ body: { id: device.id } });
  }
  return (
    <Cell
      icon={phones.includes(device.system) ? <Smartphone size={22} /> : <Laptop size={22} />}
      title={name}
      note={
        <>
          <span className="block">{words.lastSeen(formatBoth(device.lastSeenAt, language).local)}</span>
          <span className="block">{words.loggedInAt(formatBoth(device.createdAt, language).local)}</span>
        </>
      }
      value={
        device.isThis ? (
          <Tag tone="ok">{words.thisDevice}</Tag>
        ) : (
          <Button small kind="quiet" label={words.logOutDeviceAsk(name)} pending={leave.pending} onClick={() => void ask()}>
            {words.logOutDevice}
          </Button>
        )
      }
    />
  );
}

/** What to do about a stranger in the list; the mail of a new device leads here. */
function NotYou() {
  const words = useDict(accountDict);
  const leave = useAction(signOutOthers, {
    refreshes: [listDevices],
    onDone: ({ ended }) => toastSuccess(words.othersLoggedOut(ended)),
  });
  async function ask() {
    const question = { title: words.logOutOthersAsk, text: words.logOutOthersText, confirmText: words.logOutOthers };
    if (await confirmBox({ ...question, danger: true })) void leave.run({});
  }
  return (
    <Card title={words.notYou}>
      <p className="mb-3 text-grey">{words.notYouText}</p>
      <Button wide kind="danger" pending={leave.pending} onClick={() => void ask()}>
        {words.logOutOthers}
      </Button>
      <div className="mt-2">
        <TextLink href={href("/user/password/login")}>{words.changePassword}</TextLink>
      </div>
    </Card>
  );
}
