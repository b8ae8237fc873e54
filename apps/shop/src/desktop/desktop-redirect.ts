import { addressPrefix } from "@sihai/text";
import { currentLanguage } from "../shell/language.ts";
import { desktopSite } from "../shell/settings.ts";

/** Screens from this width on, together with a desktop browser, belong to the desktop site (rule A-42). */
export const desktopWidth = 1024;

type Device = { userAgent: string; mobileHint: boolean | undefined; touchPoints: number; screenWidth: number; framed: boolean };

/** Both conditions are needed (rules ); inside the desktop page's own phone frame neither counts. */
export function isDesktop({ userAgent, mobileHint, touchPoints, screenWidth, framed }: Device): boolean {
  if (framed || screenWidth < desktopWidth) return false;
  // An iPad calls itself a Macintosh; only its touch screen tells it apart.
  const tablet = /Macintosh/.test(userAgent) && touchPoints > 1;
  return !(mobileHint === true || tablet || /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|MicroMessenger/i.test(userAgent));
}

/** The desktop address in the same language (rule A-43); our own desktop page also shows the page that was asked for. */
export function desktopAddress(site: string, request: string): string {
  const prefix = addressPrefix(currentLanguage());
  if (site !== "") return `${site.replace(/\/+$/, "")}/${prefix}/`;
  return `/desktop/${prefix}/?page=${encodeURIComponent(request)}`;
}

/** Leaves for the desktop site when this is a desktop. True when it does. */
export function leaveForDesktop(): boolean {
  const hints: Navigator & { userAgentData?: { mobile?: boolean } } = navigator;
  const device = {
    userAgent: navigator.userAgent,
    mobileHint: hints.userAgentData?.mobile,
    touchPoints: navigator.maxTouchPoints,
    screenWidth: screen.width,
    framed: window.self !== window.top,
  };
  if (!isDesktop(device)) return false;
  location.replace(desktopAddress(desktopSite(), location.pathname + location.search));
  return true;
}
