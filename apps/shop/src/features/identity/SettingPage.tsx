import { aboutInfo, logOut, userInfo, wechatLogIn, wechatUnbind } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Cell, CellGroup, confirmBox, Page, SkeletonList, Tag, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import {
  href,
  leaveSession,
  NotYet,
  Preferences,
  useAction,
  useDict,
  useDisplayCurrency,
  useEndpoint,
  useLanguage,
  usePageSearch,
} from "#shop";
import { ProgramsPart } from "../partner/ProgramsPart.tsx";
import { ClosingPart } from "./account/ClosingPart.tsx";
import { DataPart } from "./account/DataPart.tsx";
import { DevicesPart } from "./account/DevicesPart.tsx";
import { MessagesPart } from "./account/MessagesPart.tsx";
import { rememberTarget } from "./wechat-return.ts";

/** The settings, or the part of them the address names. */
export default function SettingPage() {
  const { part } = usePageSearch("/user/setting");
  if (part === "devices") return <DevicesPart />;
  if (part === "messages") return <MessagesPart />;
  if (part === "programs") return <ProgramsPart />;
  if (part === "close") return <ClosingPart />;
  return part === "data" ? <DataPart /> : <Settings />;
}

/** Language, currency, WeChat, personal data, security, and logging out. */
function Settings() {
  const words = useDict(identityDict);
  const account = useDict(accountDict);
  const partner = useDict(partnerDict);
  const info = useEndpoint(userInfo, {});
  const about = useEndpoint(aboutInfo, {}, { freshMs: 600_000 });
  if (!info.data)
    return (
      <Page title={words.settings}>
        <NotYet read={info} skeleton={<SkeletonList cards={3} />} />
      </Page>
    );
  return (
    <Page title={words.settings}>
      <CellGroup>
        <Cell title={words.personalData} value={info.data.nickName || info.data.userName} href={href("/user/user-info-edit")} />
        <Cell title={words.security} href={href("/user/password")} />
        <Cell title={account.messages} href={href("/user/setting", { part: "messages" })} />
        <Cell title={partner.title} note={partner.note} href={href("/user/setting", { part: "programs" })} />
        <Cell title={account.data} href={href("/user/setting", { part: "data" })} />
        <Cell
          title={words.accountEmail}
          note={<span className="break-all">{info.data.email}</span>}
          href={href("/user/account/email")}
        />
        {about.data?.isWechatOn ? <WechatBinding isBound={info.data.isWxBindEmail} /> : null}
      </CellGroup>
      <LanguageAndCurrency />
      {about.data ? <ContactUs email={about.data.email} /> : null}
      <LogOutButton />
    </Page>
  );
}

/** Whether WeChat leads to this account, and the way to connect it or end that. */
function WechatBinding({ isBound }: { isBound: boolean }) {
  const words = useDict(identityDict);
  const connect = useAction(wechatLogIn, {
    onDone(data) {
      if (data.step !== "authorize") return;
      rememberTarget(href("/user/setting"));
      location.assign(data.url);
    },
  });
  const disconnect = useAction(wechatUnbind, { refreshes: [userInfo], onDone: () => toastSuccess(words.disconnected) });
  async function ask() {
    const question = { title: words.disconnectAsk, text: words.disconnectText, confirmText: words.disconnect };
    if (await confirmBox({ ...question, danger: true })) void disconnect.run({});
  }
  return (
    <Cell
      title={words.wechatBinding}
      value={isBound ? <Tag tone="ok">{words.connected}</Tag> : words.connect}
      onClick={() => void (isBound ? ask() : connect.run({ body: {} }))}
    />
  );
}

function LanguageAndCurrency() {
  const words = useDict(identityDict);
  const language = useLanguage();
  const currency = useDisplayCurrency((state) => state.currency);
  const [choosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  return (
    <>
      <CellGroup>
        <Cell title={words.language} value={language === "zh" ? words.chinese : words.english} onClick={choose} />
        <Cell title={words.currency} value={currency === "CNY" ? words.cny : words.usd} onClick={choose} />
      </CellGroup>
      <Preferences open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

function ContactUs({ email }: { email: string }) {
  const words = useDict(identityDict);
  return (
    <CellGroup>
      <Cell
        title={words.contactUs}
        note={
          <a href={`mailto:${email}`} className="-my-3 inline-flex min-h-11 items-center break-all text-brand-strong">
            {email}
          </a>
        }
      />
    </CellGroup>
  );
}

function LogOutButton() {
  const words = useDict(identityDict);
  const leave = useAction(logOut, {
    onDone() {
      leaveSession();
      // A fresh start: nothing of the person stays in memory (rule Z9).
      location.replace(href("/home"));
    },
  });

  async function askToLeave() {
    if (await confirmBox({ title: words.logOutAsk, text: words.logOutText, confirmText: words.logOut, danger: true }))
      void leave.run({});
  }

  return (
    <div className="flex">
      <Button wide kind="danger" pending={leave.pending} onClick={() => void askToLeave()}>
        {words.logOut}
      </Button>
    </div>
  );
}
