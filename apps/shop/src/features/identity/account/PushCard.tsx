import type { CallData } from "@sihai/contract";
import { addPushDevice, listPushDevices, removePushDevice } from "@sihai/contract/message";
import { deviceName, formatBoth } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Cell, CellGroup, confirmBox, Tag, toastFailure, toastSuccess } from "@sihai/ui";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { leavePush, type PushAbility, pushAbility, subscribeToPush } from "../../../connection/push.ts";

type Devices = CallData<typeof listPushDevices>;
type Device = Devices["list"][number];

/** Which devices show messages on their lock screen, and whether this one may: it is asked by a tap alone. */
export function PushCard() {
  const words = useDict(accountDict);
  const devices = useEndpoint(listPushDevices, {}, { freshMs: 0 });
  if (!devices.data) return null;
  const { list, publicKey } = devices.data;
  return (
    <Card title={words.push}>
      <p className="text-grey">{words.pushText}</p>
      {list.length > 0 ? (
        <CellGroup>
          {list.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </CellGroup>
      ) : null}
      {list.some(({ isThis }) => isThis) ? null : <ThisDevice publicKey={publicKey} />}
    </Card>
  );
}

function ThisDevice({ publicKey }: Pick<Devices, "publicKey">) {
  const words = useDict(accountDict);
  const [ability, setAbility] = useState(pushAbility);
  const [asking, setAsking] = useState(false);
  const add = useAction(addPushDevice, {
    refreshes: [listPushDevices],
    onDone: () => toastSuccess(words.pushTurnedOn),
    onFailed: () => void leavePush(),
  });
  const why: Partial<Record<PushAbility, string>> = {
    denied: words.pushDenied,
    install: words.pushInstall,
    never: words.pushNever,
  };
  async function turnOn() {
    setAsking(true);
    const made = await subscribeToPush(publicKey);
    setAsking(false);
    setAbility(pushAbility());
    if (made === "failed") toastFailure(words.pushFailed);
    else if (made !== "denied") await add.run({ body: made });
  }
  return (
    <div className="mt-3">
      {ability === "open" ? (
        <Button wide kind="quiet" icon={BellRing} pending={asking || add.pending} onClick={() => void turnOn()}>
          {words.pushOn}
        </Button>
      ) : (
        <p role="status">{why[ability]}</p>
      )}
    </div>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const name = deviceName(device, language);
  const remove = useAction(removePushDevice, {
    refreshes: [listPushDevices],
    onDone: () => {
      if (device.isThis) void leavePush();
      toastSuccess(words.pushOffDone);
    },
  });
  async function ask() {
    if (await confirmBox({ title: words.pushOffAsk(name), confirmText: words.pushOff }))
      void remove.run({ body: { id: device.id } });
  }
  return (
    <Cell
      title={name}
      note={
        <>
          <span className="block">{words.pushSince(formatBoth(device.createdAt, language).local)}</span>
          {device.isThis ? <Tag tone="ok">{words.thisDevice}</Tag> : null}
        </>
      }
      value={
        <Button small kind="quiet" label={words.pushOffAsk(name)} pending={remove.pending} onClick={() => void ask()}>
          {words.pushOff}
        </Button>
      }
    />
  );
}
