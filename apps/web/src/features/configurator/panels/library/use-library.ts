import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { useIsSignedIn } from "../../../../lib/session/token-store.ts";
import {
  bringUploads,
  keepVisitorImages,
  visitorImages,
} from "../../../../lib/session/visitor-images.ts";
import { type LibraryImage, rememberImages } from "./known-images.ts";
import { queryKeys } from "../../../../lib/api/query-keys.ts";

/** The customer's own images, newest use first; a visitor's are those of this visit. */
export function useImages() {
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: queryKeys.images,
    queryFn: async ({ signal }): Promise<readonly LibraryImage[]> => {
      if (!signedIn) {
        rememberImages(visitorImages());
        return visitorImages();
      }
      // What did not come along at sign-in. Without it the list is still a list.
      await bringUploads().catch(() => undefined);
      const { data } = await call("listImages", { query: { limit: -1 }, signal });
      rememberImages(data);
      return data;
    },
    staleTime: signedIn ? 60_000 : Infinity,
  });
}

/** Keeps a fresh upload in the list without asking the server again. */
export function useKeepImage(): (image: LibraryImage) => void {
  const client = useQueryClient();
  const signedIn = useIsSignedIn();
  return (image) => {
    rememberImages([image]);
    const old = client.getQueryData<readonly LibraryImage[]>(queryKeys.images);
    // A customer's list that was not fetched yet will have it when it is.
    if (!old && signedIn) return;
    const images = [image, ...(old ?? visitorImages()).filter(({ id }) => id !== image.id)];
    client.setQueryData<readonly LibraryImage[]>(queryKeys.images, images);
    if (!signedIn) keepVisitorImages(images);
  };
}

/** Takes an image out of the list; designs that use it keep it. */
export function useDeleteImage() {
  const client = useQueryClient();
  const signedIn = useIsSignedIn();
  return useMutation({
    mutationFn: async (id: string) => {
      if (signedIn) await call("deleteImage", { params: { id }, keepalive: true });
    },
    onSuccess: (_answer, id) => {
      const old = client.getQueryData<readonly LibraryImage[]>(queryKeys.images) ?? [];
      const images = old.filter((image) => image.id !== id);
      client.setQueryData<readonly LibraryImage[]>(queryKeys.images, images);
      if (!signedIn) keepVisitorImages(images);
    },
  });
}

/** Puts an image back that was taken out, where it stood. */
export function useRestoreImage() {
  const client = useQueryClient();
  const signedIn = useIsSignedIn();
  return useMutation({
    mutationFn: async ({ image }: { image: LibraryImage; place: number }) => {
      if (signedIn) await call("restoreImage", { params: { id: image.id } });
    },
    onSuccess: (_answer, { image, place }) => {
      const old = client.getQueryData<readonly LibraryImage[]>(queryKeys.images) ?? [];
      const others = old.filter(({ id }) => id !== image.id);
      const images = others.toSpliced(place, 0, image);
      client.setQueryData<readonly LibraryImage[]>(queryKeys.images, images);
      if (!signedIn) keepVisitorImages(images);
    },
  });
}

/** Tells the server that an image was used; a failure costs only its place in the list. */
export function markUsed(id: string): void {
  call("markImageUsed", { params: { id } }).catch(() => undefined);
}
