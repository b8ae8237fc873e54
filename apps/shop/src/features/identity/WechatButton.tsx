import { aboutInfo, wechatLogIn } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button } from "@sihai/ui";
import { MessageCircle } from "lucide-react";
import { useAction, useDict, useEndpoint } from "#shop";
import { rememberTarget } from "./wechat-return.ts";

/** Leads to WeChat and back to the login page; absent where WeChat is not set up (rule B-04). */
export function WechatButton({ target }: { target: string | undefined }) {
  const words = useDict(identityDict);
  const about = useEndpoint(aboutInfo, {}, { freshMs: 600_000 });
  const start = useAction(wechatLogIn, {
    onDone(data) {
      if (data.step !== "authorize") return;
      rememberTarget(target);
      location.assign(data.url);
    },
  });
  if (!about.data?.isWechatOn) return null;
  return (
    <>
      <div aria-hidden className="flex items-center gap-3 text-note text-grey">
        <span className="h-px flex-1 bg-line" />
        {words.or}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button wide kind="quiet" icon={MessageCircle} pending={start.pending} onClick={() => void start.run({ body: {} })}>
        {words.wechat}
      </Button>
    </>
  );
}
