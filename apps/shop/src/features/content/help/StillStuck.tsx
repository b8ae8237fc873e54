import { helpDict } from "@sihai/text/dict/help";
import { Card, LinkButton } from "@sihai/ui";
import { hasPage, href, useDict } from "#shop";

/** The way to a person, once nothing written has helped. */
export function StillStuck() {
  const words = useDict(helpDict);
  if (!hasPage("/user/consult/my-consult")) return null;
  return (
    <Card title={words.stillStuck}>
      <p className="mb-3 text-body text-grey">{words.stillStuckText}</p>
      <LinkButton kind="quiet" small href={href("/user/consult/my-consult")}>
        {words.askUs}
      </LinkButton>
    </Card>
  );
}
