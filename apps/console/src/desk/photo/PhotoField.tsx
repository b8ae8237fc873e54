import type { BoundField } from "@sihai/ui";
import { type ComponentProps, useEffect, useRef } from "react";
import type { ArrivedPhoto } from "../form/entry-fields.ts";
import { PhotoTray } from "./PhotoTray.tsx";

type PhotoFieldProps = Omit<ComponentProps<typeof PhotoTray>, "error" | "ref"> & { field: BoundField<ArrivedPhoto[]> };

/** The photo tray as a field of a form: its value are the pictures that have arrived. */
export function PhotoField({ field, photos, ...tray }: PhotoFieldProps) {
  const change = useRef(field.onChange);
  change.current = field.onChange;
  const arrived = photos.shots.flatMap(({ fileId, slot }) => (fileId === null ? [] : [{ fileId, slot }]));
  const text = JSON.stringify(arrived);
  const reported = useRef(JSON.stringify(field.value));
  useEffect(() => {
    if (text === reported.current) return;
    reported.current = text;
    change.current(JSON.parse(text));
  }, [text]);
  return <PhotoTray {...tray} photos={photos} ref={field.ref} error={field.error} />;
}
