import type { CallData } from "@sihai/contract";
import type { userInfo } from "@sihai/contract/identity";
import { memberMark } from "@sihai/domain/warehouse";
import { labelled } from "@sihai/text";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { useUi } from "@sihai/ui";
import { ChevronRight, Copy, Settings } from "lucide-react";
import { copyText, href, useDict, useLanguage } from "#shop";
import { Avatar } from "../Avatar.tsx";

const band = "sky px-4 pt-[calc(16px+env(safe-area-inset-top))] pb-20 text-white";

/** @param isLoading the member's header is still to come, and with it the title that focus goes to */
export function VisitorHeader({ isLoading = false }: { isLoading?: boolean }) {
  const words = useDict(identityMeDict);
  return (
    <header className={band}>
      <h1 data-page-title={isLoading ? undefined : true} tabIndex={-1} className="text-display font-bold">
        {words.title}
      </h1>
    </header>
  );
}

/** The member's picture, name, level and mark, and the way to the settings. */
export function ProfileHeader({ info }: { info: CallData<typeof userInfo> }) {
  const language = useLanguage();
  const words = useDict(identityMeDict);
  const { LinkPart } = useUi();
  const name = info.nickName || info.userName;
  const mark = memberMark(info.userId);
  return (
    <header className={band}>
      <div className="flex items-center gap-3">
        <LinkPart href={href("/user/user-info-edit")} aria-label={words.editProfile} className="rounded-full">
          <Avatar src={info.avatar} name={name} size="small" />
        </LinkPart>
        <div className="min-w-0 flex-1">
          <h1 data-page-title tabIndex={-1} className="truncate text-title leading-7 font-bold">
            {name}
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 text-body">
            <LinkPart href={href("/user/member")} className="inline-flex min-h-11 items-center">
              <span className="inline-flex items-center gap-0.5 rounded-full bg-white/20 px-2.5 py-0.5">
                {words.level(info.userLevel)}
                <ChevronRight aria-hidden size={16} />
              </span>
            </LinkPart>
            <button
              type="button"
              aria-label={labelled(words.copyMark, mark, language)}
              onClick={() => void copyText(mark)}
              className="inline-flex min-h-11 items-center gap-1.5 text-left"
            >
              {words.mark(mark)}
              <Copy aria-hidden size={16} />
            </button>
          </div>
        </div>
        <LinkPart
          href={href("/user/setting")}
          aria-label={words.settings}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-white/15"
        >
          <Settings aria-hidden size={22} />
        </LinkPart>
      </div>
    </header>
  );
}
