// Keeping a picture: as a file of its own name.

/** Lower case, spaces to hyphens, nothing a file system stumbles over. */
export const hyphenated = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[\\/:*?"<>|]/g, '');

async function bytes(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.blob();
}

export async function download(address: string, fileName: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await bytes(address));
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export type Shared = 'shared' | 'copied' | 'dismissed';

/** Hands the picture to the device's share sheet; copies its address where there is none. */
export async function share(address: string, fileName: string, title: string): Promise<Shared> {
  if (navigator.canShare) {
    const file = new File([await bytes(address)], fileName, { type: 'image/png' });
    if (navigator.canShare({ files: [file] })) {
      try {
        await navigator.share({ files: [file], title });
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
        throw error;
      }
    }
  }
  await navigator.clipboard.writeText(new URL(address, window.location.href).href);
  return 'copied';
}
