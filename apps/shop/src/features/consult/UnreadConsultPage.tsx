import { consultDict } from "@sihai/text/dict/consult";
import { Page, TextLink } from "@sihai/ui";
import { href, useDict } from "#shop";
import { ConsultList } from "./ConsultList.tsx";

/** My questions with an answer I have not read. */
export default function UnreadConsultPage() {
  const words = useDict(consultDict);
  return (
    <Page title={words.unreadTitle}>
      <ConsultList wanted={{ unread: "1" }} />
      <p className="text-center">
        <TextLink href={href("/user/consult/my-consult")}>{words.title}</TextLink>
      </p>
    </Page>
  );
}
