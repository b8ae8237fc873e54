import { call } from "@sihai/client";
import { uploadBenchPhoto } from "@sihai/contract/warehouse";
import { useCallback, useEffect, useRef, useState } from "react";
import { staffFile } from "../cells.tsx";
import { usePersistedState } from "../form/use-persisted-state.ts";

/** A picture on its way to the server, or there: then it has a file id. */
export type Shot = {
  key: string;
  /** What was taken; null for one a reload brought back, which has arrived. */
  file: File | null;
  url: string;
  fileId: string | null;
  failed: boolean;
  /** What it must show, where that matters. */
  slot: string | null;
};

export type Photos = {
  shots: readonly Shot[];
  /** The file ids of those that have arrived. */
  fileIds: string[];
  pending: boolean;
  add: (file: File, slot?: string | null) => void;
  /** The file id of the picture in a slot. */
  inSlot: (slot: string) => string | null;
  retry: (key: string) => void;
  remove: (key: string) => void;
  clear: () => void;
};

type SavedPhoto = { fileId: string; slot: string | null };

/**
 * The pictures of one thing on the bench: each is sent the moment it is taken, so that saving waits for nothing. Those that have arrived
 * survive a reload under the name they are kept by, until they are cleared.
 */
export function usePhotos(subject: string, storageName: string): Photos {
  const [savedPhotos, savePhotos, forget] = usePersistedState<SavedPhoto[]>(`photos-${storageName}`, [], areSavedPhotos);
  const [shots, setShots] = useState<Shot[]>(() => savedPhotos.map(restoredShot));
  const savedText = JSON.stringify(shots.flatMap(({ fileId, slot }) => (fileId === null ? [] : [{ fileId, slot }])));
  useEffect(() => savePhotos(JSON.parse(savedText)), [savePhotos, savedText]);
  const latestShots = useRef(shots);
  latestShots.current = shots;
  useEffect(
    () => () => {
      for (const { url } of latestShots.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const change = useCallback((key: string, part: Partial<Shot>) => {
    setShots((all) => all.map((shot) => (shot.key === key ? { ...shot, ...part } : shot)));
  }, []);

  async function send(key: string, file: File) {
    try {
      const { fileId } = await call(uploadBenchPhoto, { body: { subject } }, { files: [file], idempotencyKey: key });
      change(key, { fileId, failed: false });
    } catch {
      change(key, { failed: true });
    }
  }

  function add(file: File, slot: string | null = null) {
    const key = crypto.randomUUID();
    setShots((all) => [...all, { key, file, url: URL.createObjectURL(file), fileId: null, failed: false, slot }]);
    void send(key, file);
  }

  return {
    shots,
    fileIds: shots.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
    pending: shots.some(({ fileId, failed }) => fileId === null && !failed),
    add,
    inSlot: (slot) => shots.find((shot) => shot.slot === slot)?.fileId ?? null,
    retry(key) {
      const shot = latestShots.current.find((one) => one.key === key);
      if (!shot?.file) return;
      change(key, { failed: false });
      void send(key, shot.file);
    },
    remove: (key) => setShots((all) => all.filter((shot) => shot.key !== key)),
    clear() {
      setShots([]);
      forget();
    },
  };
}

function restoredShot({ fileId, slot }: SavedPhoto): Shot {
  return { key: fileId, file: null, url: staffFile(fileId), fileId, failed: false, slot };
}

function areSavedPhotos(value: unknown): value is SavedPhoto[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && typeof one.fileId === "string");
}
