// The upload form at work: idle, uploading, done or refused.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isSignedOut } from '../../api/call';
import { upload } from '../../api/uploads';
import { askGrownUp } from '../../ui/gate';
import { tell, warn } from '../../ui/toasts';
import { complaintsOf, EMPTY, keepDraft, keptDraft, refusalOf, toSend, type UploadDraft } from './uploadForm';
import { sayWhy } from './useActs';

type Complaints = { image?: string; title?: string; childAge?: string };

const SORRY = ['Upload failed', 'There was a problem uploading your image. Please try again.'] as const;

/** The server's own sentence belongs under its field. */
function underItsField(error: unknown): Complaints {
  if (!(error instanceof ApiError) || !error.said) return {};
  const { field, said } = error;
  return field === 'image' || field === 'childAge' ? { [field]: said } : field ? { title: said } : {};
}

export function useUploading(onDone: () => void) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(keptDraft);
  const [complaints, setComplaints] = useState<Complaints>({});
  const [sending, setSending] = useState(false);
  const change = (next: UploadDraft) => {
    keepDraft(next);
    setDraft(next);
  };
  const set = (part: Partial<UploadDraft>) => {
    change({ ...draft, ...part });
    setComplaints((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  const send = async () => {
    const refused = refusalOf(draft.image);
    const found: Complaints = { ...complaintsOf(draft), ...(refused && { image: refused[1] }) };
    setComplaints(found);
    if (refused) warn(...refused);
    if (!draft.image || Object.keys(found).length > 0) return;
    if (draft.isPublic && !(await askGrownUp())) return;
    setSending(true);
    try {
      await upload(cache, toSend(draft, draft.image));
      change(EMPTY);
      if (draft.isPublic) tell('Upload successful!', 'Others see it as soon as it is approved.');
      else tell('Uploaded!', 'Only you can see it.');
      onDone();
    } catch (error) {
      setComplaints(underItsField(error));
      if (isSignedOut(error)) sayWhy(error, SORRY);
      else warn(...SORRY);
    } finally {
      setSending(false);
    }
  };
  return { draft, set, complaints, sending, send };
}
