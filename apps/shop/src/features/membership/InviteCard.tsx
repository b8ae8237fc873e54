import type { CallData } from "@sihai/contract";
import { readInvitations, showInitial } from "@sihai/contract/membership";
import { cny, sign } from "@sihai/domain";
import { cnyText, formatDate } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Button, Card, Cell, CellGroup, Switch, Tag, TextLink } from "@sihai/ui";
import { Copy, Share2 } from "lucide-react";
import { copyText, href, sharePage, useAction, useDict, useEndpoint, useLanguage } from "#shop";

type Invitations = CallData<typeof readInvitations>;
type Guest = Invitations["list"][number];

const tones = { waiting: "neutral", rewarded: "ok", "over-most": "warn" } as const;

/** The link to hand on, what it earns both, and what became of those who came by it (decision 100). */
export function InviteCard() {
  const words = useDict(membershipDict);
  const read = useEndpoint(readInvitations, {}, { freshMs: 0 });
  const show = useAction(showInitial, { refreshes: [readInvitations] });
  if (!read.data) return null;
  const { code, showsInitial, inviter, invited, least, most, list } = read.data;
  const earnsNothing = [inviter, invited].every((amount) => sign(cny(amount)) === 0);
  if (earnsNothing && list.length === 0) return null;
  const address = `${href("/register")}?partnercode=${code}`;
  return (
    <Card title={words.invite}>
      <p>{words.inviteText(cnyText(inviter), cnyText(invited), cnyText(least))}</p>
      <p className="mt-1 text-note text-grey">{words.inviteMost(most)}</p>
      <TextLink href={href("/help-center/detail", { helpId: "invitations" })}>{words.inviteHelp}</TextLink>
      <p className="mt-3 font-semibold select-all">{words.inviteCode(code)}</p>
      <div className="mt-3 flex gap-3">
        <Button wide icon={Share2} onClick={() => void sharePage(words.inviteTitle, address)}>
          {words.inviteShare}
        </Button>
        <Button wide kind="quiet" icon={Copy} onClick={() => void copyText(new URL(address, location.origin).href)}>
          {words.inviteCopy}
        </Button>
      </div>
      <Switch
        label={words.inviteInitial}
        note={words.inviteInitialNote}
        checked={showsInitial}
        disabled={show.pending}
        onChange={(shown) => void show.run({ body: { shown } })}
      />
      {list.length === 0 ? <p className="mt-3 text-note text-grey">{words.inviteNone}</p> : <Guests list={list} />}
    </Card>
  );
}

function Guests({ list }: { list: readonly Guest[] }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  return (
    <CellGroup>
      {list.map(({ joinedAt, state, amount }, index) => (
        <Cell
          key={`${joinedAt} ${index}`}
          title={words.inviteJoined(formatDate(joinedAt, language))}
          note={state === "rewarded" ? words.giftOff(cnyText(amount)) : undefined}
          value={<Tag tone={tones[state]}>{words.inviteState[state]}</Tag>}
        />
      ))}
    </CellGroup>
  );
}
