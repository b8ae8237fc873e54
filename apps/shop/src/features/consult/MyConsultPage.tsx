import { consultTabs, countUnreadConsults } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/consult";
import { Cell, CellGroup, LinkButton, Page, TabStrip, TextLink } from "@sihai/ui";
import { CircleHelp, MessageCircleQuestionMark, Sparkles } from "lucide-react";
import { go, href, useDict, useEndpoint, usePageSearch } from "#shop";
import { ConsultList } from "./ConsultList.tsx";
import { ConsultThread } from "./ConsultThread.tsx";

/** My questions by their state, and one of them at an address of its own. */
export default function MyConsultPage() {
  const words = useDict(consultDict);
  const { consultId, tab = "all" } = usePageSearch("/user/consult/my-consult");
  const unread = useEndpoint(countUnreadConsults, {}, { freshMs: 0 }).data?.unread ?? 0;
  if (consultId !== undefined) return <ConsultThread key={consultId} consultNo={consultId} />;
  return (
    <Page
      title={words.title}
      footer={
        <LinkButton wide href={href("/user/consult/service")}>
          {words.ask}
        </LinkButton>
      }
    >
      <TabStrip
        label={words.tabsLabel}
        value={tab}
        onChange={(next) => go("/user/consult/my-consult", next === "all" ? {} : { tab: next }, { replace: true })}
        tabs={consultTabs.map((value) => ({ value, label: words.tabs[value] }))}
        panelId="questions"
      />
      {unread > 0 ? (
        <p className="text-center">
          <TextLink href={href("/user/consult/my-consult/unread")}>{words.unreadCount(unread)}</TextLink>
        </p>
      ) : null}
      <div id="questions">
        <ConsultList key={tab} wanted={{ tab }} />
      </div>
      <Elsewhere />
    </Page>
  );
}

/** What is talked about at a place of its own. */
function Elsewhere() {
  const words = useDict(consultDict);
  return (
    <CellGroup title={words.elsewhere}>
      <Cell
        icon={<MessageCircleQuestionMark size={20} />}
        title={words.enquiries}
        href={href("/user/consult/shop-consult", { tab: "mine" })}
      />
      <Cell icon={<Sparkles size={20} />} title={words.experts} href={href("/delivery-expert/index", { tab: "mine" })} />
      <Cell icon={<CircleHelp size={20} />} title={words.helpCentre} href={href("/help-center/list")} />
    </CellGroup>
  );
}
