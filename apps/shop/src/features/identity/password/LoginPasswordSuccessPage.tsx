import { identityDict } from "@sihai/text/dict/identity";
import { Card, Illustration, LinkButton, Page } from "@sihai/ui";
import { href, useDict, usePageSearch } from "#shop";

/** The login password is changed; with `mode=sent`, a verification e-mail is on its way (rule B-79). */
export default function LoginPasswordSuccessPage() {
  const words = useDict(identityDict);
  const { mode = "changed" } = usePageSearch("/user/password/login/success");
  const isSent = mode === "sent";
  const title = isSent ? words.sentTitle : words.changedTitle;
  return (
    <Page title={title}>
      <Card className="flex flex-col items-center gap-4 text-center">
        <Illustration name={isSent ? "letter" : "check"} />
        <h2 className="text-title font-semibold">{title}</h2>
        <p className="text-grey">{isSent ? words.sentText : words.changedText}</p>
        <LinkButton wide href={href("/user/password")}>
          {words.done}
        </LinkButton>
      </Card>
    </Page>
  );
}
