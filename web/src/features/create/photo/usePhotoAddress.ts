// An address under which this browser alone can show a chosen photo.
import { useEffect, useState } from 'react';

/** Empty without a photo. */
export function usePhotoAddress(photo: File | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!photo) return;
    const fresh = URL.createObjectURL(photo);
    setAddress(fresh);
    return () => {
      URL.revokeObjectURL(fresh);
      setAddress('');
    };
  }, [photo]);
  return address;
}
