import { identityDict } from "@sihai/text/dict/identity";
import { toast, toastFailure } from "@sihai/ui";
import { useEffect, useRef } from "react";
import { href, returnTo, useDict, useSession } from "#shop";

/**
 * Whoever is logged in has nothing to do on the pages of logging in and signing up: he goes where he wanted, or to his account, and is told as
 * whom, or what failed on the way. One who logs in on the page itself is led on by that.
 */
export function useAlreadyIn(target: string | undefined, failed?: string): void {
  const words = useDict(identityDict);
  const { status, user } = useSession();
  const isOpen = useRef(true);
  if (status === "visitor") isOpen.current = false;
  useEffect(() => {
    if (!isOpen.current || status !== "user") return;
    isOpen.current = false;
    if (failed === undefined) toast(words.alreadyIn(user.email), { long: true });
    else toastFailure(failed);
    returnTo(target ?? href("/me"));
  }, [status, user, target, failed, words]);
}
