// Route /story, step 4 of 4 before the story has an address of its own: on to it, or to the shelf.
import { Redirect } from 'wouter';
import { paths, storyAt } from '../../paths';
import { useWizard } from './useWizard';

export default function StoryHere() {
  const [{ settings }] = useWizard(4);
  return <Redirect to={settings.id ? storyAt(settings.id) : paths.stories} replace />;
}
