import { canonicalUrls, type Platform, platformNames } from "@sihai/domain/platform";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Card, Cell, Illustration, LinkButton } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { platformLabel } from "./local-text.ts";

type Understood = {
  platform?: string | undefined;
  itemId?: string | undefined;
  link?: string | undefined;
  /** As the share text calls it. */
  goodsName?: string | undefined;
};
type LookupFailedProps = { message: string; understood: Understood; onRetry: () => void; pending: boolean };

/** The lookup failed: the specification's sentence, what was understood all the same, and what can be done now (rules C-03 and C-04). */
export function LookupFailed({ message, understood, onRetry, pending }: LookupFailedProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { platform, itemId, goodsName } = understood;
  const known = { ...(platform && { platform }), ...(goodsName && { goodsName }) };
  const link = understood.link ?? linkOf(platform, itemId);
  return (
    <>
      <div role="alert" className="flex flex-col items-center gap-3 px-4 py-6 text-center">
        <Illustration name="search" />
        <h2 className="text-title font-semibold">{words.lookupFailedTitle}</h2>
        <p className="max-w-80 text-grey">{message}</p>
      </div>
      {platform || link ? (
        <Card title={words.understood} flush>
          <div className="divide-y divide-line">
            {goodsName ? <Cell title={words.understoodName} note={goodsName} /> : null}
            {platform ? <Cell title={words.understoodPlatform} value={platformLabel(platform, language)} /> : null}
            {itemId ? <Cell title={words.understoodItem} value={<span className="break-all">{itemId}</span>} /> : null}
            {link ? <Cell title={words.understoodLink} note={<span className="break-all">{link}</span>} href={link} /> : null}
          </div>
        </Card>
      ) : null}
      <div className="flex flex-col gap-3">
        <LinkButton wide href={href("/order/submit/diy", { ...(link && { link }), ...known })}>
          {words.fillByHand}
        </LinkButton>
        <Button wide kind="quiet" pending={pending} onClick={onRetry}>
          {words.tryAgain}
        </Button>
        <LinkButton wide kind="plain" href={href("/goods/search")}>
          {words.search}
        </LinkButton>
      </div>
    </>
  );
}

function linkOf(platform: string | undefined, itemId: string | undefined): string | undefined {
  if (platform === undefined || itemId === undefined || !Object.hasOwn(platformNames, platform)) return undefined;
  return canonicalUrls[platform as Platform](itemId, undefined);
}
