export {ExampleLive as default} from '../../../../src/components/ExampleGallery/ExampleLive';
