import type { Device } from "@sihai/domain/identity";
import { grammarOf } from "../grammars.ts";
import type { Language } from "./language.ts";

const ownNames: Readonly<Record<Device["app"] | Device["system"], string | null>> = {
  wechat: "WeChat",
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  linux: "Linux",
  other: null,
};

/** "Safari on iPhone": a device as its owner knows it. */
export function deviceName({ app, system }: Device, language: Language): string {
  const { device, deviceNames } = grammarOf(language);
  return device(deviceNames[app] ?? ownNames[app], deviceNames[system] ?? ownNames[system]);
}
