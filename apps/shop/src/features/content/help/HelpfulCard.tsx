import { voteOnArticle } from "@sihai/contract/content";
import { contentDict } from "@sihai/text/dict/content";
import { Button, Card, LinkButton } from "@sihai/ui";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { href, useAction, useDict } from "#shop";

const readerKey = "sh_reader";

/** Whether an article helped. One answer a browser and article; it belongs to no account. */
export function HelpfulCard({ helpId }: { helpId: string }) {
  const words = useDict(contentDict);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const vote = useAction(voteOnArticle, { onDone: (_, { body }) => setAnswer(body.isHelpful) });
  const say = (isHelpful: boolean) => void vote.run({ body: { helpId, isHelpful, reader: readerName() } });
  return (
    <Card>
      <div role="status" className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{answer === null ? words.wasHelpful : answer ? words.voteThanks : words.voteAsk}</p>
        {answer === null ? (
          <div className="flex gap-2">
            <Button small kind="quiet" icon={ThumbsUp} pending={vote.pending} onClick={() => say(true)}>
              {words.helpfulYes}
            </Button>
            <Button small kind="quiet" icon={ThumbsDown} pending={vote.pending} onClick={() => say(false)}>
              {words.helpfulNo}
            </Button>
          </div>
        ) : null}
        {answer === false ? (
          <LinkButton small kind="quiet" href={href("/user/consult/service")}>
            {words.askUs}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

/** A random name this browser keeps, so that one reader is counted once. */
function readerName(): string {
  const made = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(readerKey);
    if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept;
    localStorage.setItem(readerKey, made);
  } catch {
    // A browser that keeps nothing answers under a new name each time.
  }
  return made;
}
